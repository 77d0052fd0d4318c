import { saveFile } from '../../pages/parts/save-file.ts'
import { themeShown } from '../../pages/parts/theme-shown.ts'
import { writeFlow } from '../../workflows/document/write.ts'
import { useTools } from '../context.ts'
import { useEditing } from '../use-editing.ts'
import { linkTo } from './link.ts'

export interface Takeaway {
  readonly key: string
  readonly label: string
  /** Below a line: another kind of thing. */
  readonly separated?: true
  readonly onSelect: () => void
}

/** The ways to take the document along. */
export const useTakeaway = (): readonly Takeaway[] => {
  const { studio, words, language } = useTools()
  const flow = () => studio.get().session.flow
  const { copyOut } = useEditing()
  const share = async (): Promise<void> => {
    const link = await linkTo(flow(), location)
    if (link === undefined) studio.say(words.told.tooLong, 'warning')
    else await copyOut(link)
  }
  const save = (end: string, file: Blob) => saveFile(`${fileName(flow().name)}.${end}`, file)
  const saveText = (end: string, type: string, text: string) =>
    save(end, new Blob([text], { type }))
  const describe = async (): Promise<void> => {
    try {
      const { documentationOf } = await import('../../workflows/document/describe.ts')
      saveText('md', 'text/markdown', documentationOf(flow(), language))
    } catch {
      studio.say(words.told.noFile, 'missing')
    }
  }
  /** Only who wants a picture fetches what draws it. */
  const draw = async (end: 'svg' | 'png'): Promise<void> => {
    try {
      const [{ pictureOf }, { pngOf }, { typefaceData }] = await Promise.all([
        import('./picture.ts'),
        import('../../pages/parts/png.ts'),
        import('../../ports/typeface.ts'),
      ])
      const face = await typefaceData()
      const picture = pictureOf(flow(), { theme: themeShown(), language, face })
      if (end === 'svg') saveText(end, 'image/svg+xml', picture.svg)
      else save(end, await pngOf(picture.svg, sizeFor(picture)))
    } catch {
      studio.say(words.told.noFile, 'missing')
    }
  }
  return [
    {
      key: 'json',
      label: words.bar.json,
      onSelect: () => saveText('json', 'application/json', writeFlow(flow())),
    },
    {
      key: 'copy-json',
      label: words.bar.copyJson,
      onSelect: () => void copyOut(writeFlow(flow())),
    },
    { key: 'share', label: words.bar.share, onSelect: () => void share() },
    {
      key: 'markdown',
      label: words.bar.markdown,
      separated: true,
      onSelect: () => void describe(),
    },
    { key: 'svg', label: words.bar.svg, onSelect: () => void draw('svg') },
    { key: 'png', label: words.bar.png, onSelect: () => void draw('png') },
  ]
}

/** Twice as fine as on the screen, and smaller where that is more dots than browsers draw. */
const sizeFor = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const scale = Math.min(
    2,
    8192 / Math.max(width, height),
    Math.sqrt(30_000_000 / (width * height)),
  )
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
}

const fileName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 60) || 'workflow'
