/** Whether a form was sent by a page of this very site. Browsers say so, and no page can lie for them. */
export const isSameOrigin = ({ headers, url }: Request): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  // Browsers of before 2023 name the page's origin alone; whoever names neither is no browser.
  const origin = headers.get('origin')
  const host = headers.get('host') ?? new URL(url).host
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host
}
