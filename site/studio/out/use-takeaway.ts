import type { MenuEntry } from '#ui/menu'
import { saveFile } from '../../pages/parts/save-file.ts'
import { documentationOf } from '../../workflows/document/describe.ts'
import { writeFlow } from '../../workflows/document/write.ts'
import { useTools } from '../context.ts'
import { useEditing } from '../use-editing.ts'
import { linkTo } from './link.ts'

/** The ways to take the document along. */
export const useTakeaway = (): readonly MenuEntry[] => {
  const { studio, words, language } = useTools()
  const flow = () => studio.get().session.flow
  const { copyOut } = useEditing()
  const share = async (): Promise<void> => {
    const link = await linkTo(flow(), location)
    if (link === undefined) studio.say(words.told.tooLong, 'warning')
    else await copyOut(link)
  }
  const save = (end: string, type: string, text: string) =>
    saveFile(`${fileName(flow().name)}.${end}`, new Blob([text], { type }))
  return [
    {
      key: 'json',
      label: words.bar.json,
      onSelect: () => save('json', 'application/json', writeFlow(flow())),
    },
    { key: 'copy', label: words.bar.copyJson, onSelect: () => void copyOut(writeFlow(flow())) },
    { key: 'share', label: words.bar.share, onSelect: () => void share() },
    {
      key: 'markdown',
      label: words.bar.markdown,
      separated: true,
      onSelect: () => save('md', 'text/markdown', documentationOf(flow(), language)),
    },
  ]
}

const fileName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 60) || 'workflow'
