/**
 * Adds the style sheets that the document names for who runs no scripts: what opens over the page or
 * answers the pointer is dressed by them alone. They stand before the document's own rules, which
 * go on deciding what is already seen: half a cascade would move it.
 */
export const addStyleSheets = (): void => {
  const named = document.head.querySelector('noscript')
  document.querySelector('style')?.insertAdjacentHTML('beforebegin', named?.textContent ?? '')
  named?.remove()
}
