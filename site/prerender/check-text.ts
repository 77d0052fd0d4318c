/** A page's Markdown, read as the build reads it. */
import type { Problem } from '../content/problem.ts'
import type { PageRecord } from '../content/schema.ts'
import { isLanguage } from '../routes/language.ts'
import { renderText } from './page-text.ts'

/**
 * @param file from the project's root; what is no text of a page has no problem here
 * @param recordOf gives what stands around the text, where that is as it should be
 */
export const checkText = (
  file: string,
  text: string,
  recordOf: (id: string) => PageRecord | undefined,
): readonly Problem[] => {
  const [, collection = '', id = '', language] =
    /^site\/content\/([^/]+)\/(.+)\.([^.]+)\.md$/u.exec(file) ?? []
  return isLanguage(language)
    ? renderText(text, { collection, id, record: recordOf(id) }, language).problems
    : []
}
