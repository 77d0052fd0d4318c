/** A visit's report, as a page sends it when it is left. */
import type { Report } from '../../site/audience/report.ts'

/** What a browser calls itself. */
export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export const REPORT: Report = {
  width: 'desktop',
  source: 'www.moteur.example',
  views: [['/ia', 'fr']],
  reads: [
    ['/ia', 25],
    ['/ia', 50],
    ['/ia', 75],
  ],
  conversions: ['contact_click'],
}

export const asReport = (
  body: unknown = REPORT,
  headers: Readonly<Record<string, string>> = {},
) => ({
  method: 'POST',
  headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': BROWSER, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
