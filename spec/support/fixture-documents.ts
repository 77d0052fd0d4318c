/** The fixtures' documents, as the build would write them beside the site's own articles. */
import { layoutFor, render } from '../../site/entry-server.tsx'
import { readAssets } from '../../site/prerender/assets.ts'
import { htmlDocument, withStyles } from '../../site/prerender/document.ts'
import { dataFile } from '../../site/prerender/data-file.ts'
import { attributesOfPage } from '../../site/prerender/page-attributes.ts'
import { PageStyles } from '../../site/prerender/page-styles.ts'
import { Usage } from '../../site/prerender/used-css.ts'
import { screenFile } from '../../site/pages/screens.ts'
import type { Entry } from '../../site/routes/entries.ts'
import { addresses } from '../../site/routes/resolve.ts'
import { LENGTHS } from '../fixtures/pages/lengths.ts'
import { DIST } from './dist.ts'
import { addressIn, urlOf } from '../../site/routes/address.ts'

/** By address. */
export const fixtureDocuments = async (): Promise<ReadonlyMap<string, string>> => {
  const assets = await readAssets(DIST)
  const styles = new PageStyles(assets)
  const documents = new Map<string, string>()
  for (const { path, language } of addresses().filter(isFixture)) {
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
    documents.set(address, withStyles(html, styles.of(page.screen, Usage.in(html).names())))
  }
  return documents
}

const isFixture = ({ entry }: { entry: Entry }) => LENGTHS.some(({ id }) => id === entry.id)
