import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import type { Language } from '../../../routes/language.ts'
import { offerConsole } from '../console.ts'
import type { Lab } from '../lab.ts'
import { holdsRun, readLink } from '../share/read-link.ts'
import { Unreadable } from '../share/unreadable.ts'
import type { Words } from '../words/words.ts'
import { Commands } from './commands.tsx'
import { ToolsContext } from './context.ts'
import { FaultNote } from './fault-note.tsx'
import { Inspector } from './inspector.tsx'
import { hearLabKey } from './keys.ts'
import { Moment } from './moment.tsx'
import { Palette } from './palette.tsx'
import { PhoneFoot } from './phone-foot.tsx'
import { ScenarioBar } from './scenario-bar.tsx'
import { Share } from './share.tsx'
import { Timeline } from './timeline.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useStages } from './use-stages.ts'
import * as css from './workbench.css.ts'

const Below = lazy(() => import('./below.tsx'))

interface Props {
  readonly lab: Lab
  readonly language: Language
  readonly words: Words
}

/** The lab itself, once the engine is there. */
export default function Workbench({ lab, language, words }: Props): ReactElement {
  const [said, setSaid] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const drawn = useStages(3)
  const tools = useMemo(() => ({ lab, words, language, say: setSaid }), [lab, words, language])

  useShortcuts(lab)
  useEffect(() => offerConsole(lab, words.console), [lab, words])
  useEffect(() => {
    const { current } = root
    current?.addEventListener('keydown', hearLabKey)
    return () => current?.removeEventListener('keydown', hearLabKey)
  }, [])
  useEffect(() => {
    const open = async () => {
      if (!holdsRun(location.hash)) return
      try {
        const scenario = await readLink(location.hash)
        lab.open(scenario)
        setSaid(scenario.inputs.length > 0 ? words.share.linkOpened : words.share.stateOpened)
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        lab.fail(error.fault)
      }
    }
    const again = () => void open()
    again()
    addEventListener('hashchange', again)
    return () => removeEventListener('hashchange', again)
  }, [lab, words])

  return (
    <ToolsContext value={tools}>
      <div ref={root} className={css.lab}>
        <FaultNote />
        <Share />
        <ScenarioBar />
        <output className={css.said}>{said}</output>
        <Timeline />
        <div className={css.panes}>
          <div className={css.list}>
            <Commands id="lab-commands" />
          </div>
          {drawn > 1 && <Inspector />}
          {drawn > 2 && (
            <div className={css.side}>
              <Moment />
              <Palette />
            </div>
          )}
        </div>
        {drawn > 2 && (
          <Suspense>
            <Below />
          </Suspense>
        )}
        <PhoneFoot />
      </div>
    </ToolsContext>
  )
}
