// The little of the DOM that every view needs.

const Dom = (() => {
  const byId = (id) => document.getElementById(id);

  // Makes an element; `content` is text, an element, or a list of them.
  function make(tag, className = '', content = []) {
    const element = document.createElement(tag);
    if (className) element.className = className;
    element.append(...[content].flat());
    return element;
  }

  // Sets HTML that the program itself made: sentences and symbols of the lesson.
  function setHtml(element, html) {
    if (element.shownHtml === html) return;
    element.shownHtml = html;
    element.innerHTML = html;
  }

  // The words of HTML.
  function textOf(html) {
    const holder = document.createElement('template');
    holder.innerHTML = html;
    return holder.content.textContent;
  }

  // Text as HTML that says the same.
  function escaped(text) {
    return make('span', '', text).innerHTML;
  }

  // Whether not all of an element is in sight.
  function scrolls(element) {
    return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
  }

  // Lets those without a mouse scroll what does not fit: the arrow keys do it from a tab stop.
  function keepReachable(elements) {
    for (const element of elements) {
      if (scrolls(element)) element.tabIndex = 0;
      else if (element.getAttribute('role') !== 'application') element.removeAttribute('tabindex');
    }
  }

  return { byId, make, setHtml, textOf, escaped, scrolls, keepReachable };
})();
