/** Writes documents and their data, and says what the server needs to know of each. */
import pMap from 'p-map'
import { dataAddress } from '../routes/address.ts'
import type { BuildContext } from './build-context.ts'
import type { Quality } from './compress.ts'
import { withStyles } from './document.ts'
import type { PageDocument } from './documents.ts'
import { hashOf } from './ingredients.ts'
import type { WrittenPage } from './site-manifest.ts'
import { unstyledDocument } from './unstyled-document.ts'

/** @param sharing gives the documents that other addresses show as their own */
export const writeDocuments = (
  documents: readonly PageDocument[],
  sharing: (path: string) => readonly PageDocument[],
  context: BuildContext,
): Promise<readonly WrittenPage[]> =>
  pMap(
    documents,
    async (document): Promise<WrittenPage> => {
      const { name, path, language, quality, whileMeasured, files } = document
      const { output, styles, frame, drawn } = context
      const { page, own, screen, used, hash, html } = await unstyledDocument(document, frame, drawn)
      if (own) await output.write(own.address.slice(1), own.text, DATA_QUALITY)
      if (path !== undefined) {
        await writeData(context, name, page, DATA_QUALITY)
        // Whoever comes to another spelling stays there, and is shown the same.
        for (const other of sharing(path))
          await writeData(context, other.name, { ...page, path: other.path }, DATA_QUALITY)
      }
      for (const [beside, content] of files?.() ?? [])
        await output.write(beside, content, DATA_QUALITY)
      if (whileMeasured !== undefined) await writeData(context, name, page, DATA_QUALITY)
      const style = styles.of(screen, used)
      const file = `${name}.html`
      const made = async () => withStyles(await html(), style)
      await output.make(file, hashOf([hash, style]), made, quality)
      const missing = screen === 'not-found'
      return {
        file,
        language,
        style,
        missing,
        ...(path !== undefined && { path }),
        ...(whileMeasured !== undefined && { whileMeasured }),
      }
    },
    PARALLEL,
  )

/** What `/data/…` holds at that name. */
export const writeData = (
  { output, build }: Pick<BuildContext, 'output' | 'build'>,
  name: string,
  data: unknown,
  quality?: Quality,
): Promise<void> => output.write(dataAddress(build, name).slice(1), JSON.stringify(data), quality)

/** Read once somebody means to go on, when a tenth more is not felt: the best would take half a build. */
const DATA_QUALITY = 9

/** While some files are compressed, on threads of their own, others are drawn. */
const PARALLEL = { concurrency: 8 }
