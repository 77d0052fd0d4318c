import { use, type ReactElement } from 'react'
import { DebugOverlay } from '#ui/debug-overlay'
import { LanguageContext } from '../i18n/use-words.ts'

const TITLE = '🛠️ Mode Debug'
const HINT = { fr: 'pour fermer', en: 'to close' } as const

/** [2.7.7] The overlay's words: they come with it, to the few who ask for it. */
export default function DebugCard(): ReactElement {
  return (
    <DebugOverlay
      label={TITLE}
      title={TITLE}
      message="Chargement..."
      keys={['Ctrl', 'Alt', 'D']}
      hint={HINT[use(LanguageContext)]}
    />
  )
}
