/** The fixtures' documents, as the build would write them beside the site's own articles. */
import { layoutFor, render } from '../../site/entry-server.tsx'
import { readAssets } from '../../site/prerender/assets.ts'
import { htmlDocument, withStyles } from '../../site/prerender/document.ts'
import { dataFile } from '../../site/prerender/data-file.ts'
import { attributesOfPage } from '../../site/prerender/page-attributes.ts'
import { Usage, usedCss } from '../../site/prerender/used-css.ts'
import { screenFile } from '../../site/pages/screens.ts'
import type { Entry } from '../../site/routes/entries.ts'
import { addresses } from '../../site/routes/resolve.ts'
import { LENGTHS } from '../fixtures/pages/lengths.ts'
import { DIST } from './dist.ts'
import { addressIn, urlOf } from '../../site/routes/address.ts'

/** By address. Styles are those that a built site has: what an article of any kind needs. */
export const fixtureDocuments = async (): Promise<ReadonlyMap<string, string>> => {
  const assets = await readAssets(DIST)
  const usage = new Usage()
  const documents = new Map<string, string>()
  for (const { path, language, entry } of addresses().filter(isArticle)) {
    const address = addressIn(path, language)
    const rendered = await render(urlOf(address))
    if ('redirect' in rendered || rendered.page.head === undefined) continue
    const { page, body } = rendered
    const html = htmlDocument({
      head: rendered.page.head,
      body,
      attributes: attributesOfPage(page, {
        app: assets.app,
        layout: dataFile(`layout.${language}`, layoutFor(language)).address,
        keep: (data) => dataFile(page.id, data).address,
      }),
      boot: assets.boot,
      sheets: assets.sheets(screenFile(page.screen)),
      font: assets.font,
    })
    usage.note(html)
    if (LENGTHS.some(({ id }) => id === entry.id)) documents.set(address, html)
  }
  const css = usedCss(assets.css(screenFile('article')), usage)
  return new Map([...documents].map(([address, html]) => [address, withStyles(html, css)]))
}

const isArticle = ({ entry }: { entry: Entry }) => entry.screen === 'article'
