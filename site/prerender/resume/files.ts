/** The CV's files: JSON Resume and PDF, in each language. */
import { join } from 'node:path'
import { resumePath } from '../../owner/paths.ts'
import { resumeIn } from '../../owner/resume.ts'
import { LANGUAGES } from '../../routes/language.ts'
import { readFonts } from '../drawing/fonts.ts'
import type { PublishedFile } from '../published-file.ts'
import { resumePdf, type ResumeFonts } from './pdf.ts'

/** @param root the project's folder: the typeface is read there */
export const resumeFiles = async (
  root: string = process.cwd(),
): Promise<readonly PublishedFile[]> => {
  const fonts = await resumeFonts(root)
  const files = await Promise.all(
    LANGUAGES.map(async (language): Promise<readonly PublishedFile[]> => {
      const resume = resumeIn(language)
      return [
        [resumePath(language, 'json').slice(1), `${JSON.stringify(resume, undefined, 2)}\n`],
        [resumePath(language, 'pdf').slice(1), await resumePdf(resume, fonts)],
      ]
    }),
  )
  return files.flat()
}

/** @param root the project's folder */
export const resumeFonts = async (root: string): Promise<ResumeFonts> => {
  const fonts = await readFonts(root, join(root, 'node_modules/.cache/opale-pictures'))
  const [text, strong] = await fonts.files()
  if (text === undefined || strong === undefined) throw new Error('a weight is missing')
  return { text, strong }
}
