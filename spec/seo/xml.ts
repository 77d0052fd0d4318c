/** Reads XML as a strict parser does: what is not well-formed throws. Needs the jsdom environment. */
export const parseXml = (text: string): Document => {
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  const error = parsed.querySelector('parsererror')
  if (error) throw new Error(error.textContent ?? 'not well-formed')
  return parsed
}

/** Text of the elements of that name, namespace prefix included. */
export const textsOf = (parent: Document | Element, name: string): readonly string[] =>
  [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? '')
