import type { ReactElement } from 'react'
import { DebugOverlay } from '#ui/debug-overlay'
import { useWords } from '../i18n/use-words.ts'

/** [2.7.7] The overlay's words. */
export default function DebugCard(): ReactElement {
  const t = useWords()
  return (
    <DebugOverlay
      label={t('debug.title')}
      title={t('debug.title')}
      message={t('debug.message')}
      keys={['Ctrl', 'Alt', 'D']}
      hint={t('debug.keys')}
    />
  )
}
