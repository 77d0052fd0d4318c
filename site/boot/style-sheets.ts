/**
 * Adds the whole style sheets, which the document names in its `noscript`: it holds only the rules
 * for what shows at first. They are put before those rules, so that nothing already on the screen
 * moves while some sheets have come and others have not.
 */
export const addStyleSheets = (): void => {
  const named = document.querySelector('style + noscript')
  if (!named) return
  named.previousElementSibling!.insertAdjacentHTML('beforebegin', named.textContent)
  named.remove()
}
