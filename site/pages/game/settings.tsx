import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Settings as Kept, SettingsPatch } from '#engine'
import { RadioGroup } from '#ui/radio-group'
import { Slider } from '#ui/slider'
import { Switch } from '#ui/switch'
import { LANGUAGES, type Bilingual, type Language } from '../../routes/language.ts'
import type { BoardProps } from './board-props.ts'
import * as css from './game.css.ts'

interface SettingsProps extends BoardProps {
  readonly settings: Kept
}

/** [3.2.35] Her settings; each is kept with her life and takes effect at once. */
export function Settings({ settings, page, words, onSend }: SettingsProps): ReactElement {
  const navigate = useNavigate()
  const { performance } = settings
  const say = words.settings
  const change = (patch: SettingsPatch) => onSend({ type: 'change-settings', settings: patch })
  const line = (
    id: string,
    label: string,
    help: string,
    checked: boolean,
    patch: (on: boolean) => SettingsPatch,
  ) => (
    <Switch
      id={`set-${id}`}
      label={label}
      help={help}
      checked={checked}
      onChange={({ currentTarget }) => change(patch(currentTarget.checked))}
    />
  )
  const speak = (language: Language) => {
    change({ language })
    void navigate(page.alternates[language])
  }
  return (
    <div className={css.settings}>
      {line('moves', say.animations, say.animationsHelp, settings.animations, (animations) => ({
        animations,
      }))}
      {line(
        'still',
        say.reducedMotion,
        say.reducedMotionHelp,
        performance.reducedMotion,
        (reducedMotion) => ({ performance: { reducedMotion } }),
      )}
      {line(
        'light',
        say.highPerformance,
        say.highPerformanceHelp,
        performance.highPerformanceMode,
        (highPerformanceMode) => ({ performance: { highPerformanceMode } }),
      )}
      {line(
        'news',
        say.notifications,
        say.notificationsHelp,
        settings.notifications,
        (notifications) => ({ notifications }),
      )}
      {line('alone', say.autoPlay, say.autoPlayHelp, settings.autoPlay, (autoPlay) => ({
        autoPlay,
      }))}
      <RadioGroup
        id="set-theme"
        name="set-theme"
        variant="pills"
        legend={say.theme}
        options={[
          { value: 'neon', label: say.neon },
          { value: 'pastel', label: say.pastel },
        ]}
        value={settings.theme}
        onValueChange={(theme) => change({ theme })}
      />
      <RadioGroup
        id="set-language"
        name="set-language"
        variant="pills"
        legend={say.language}
        options={LANGUAGES.map((value) => ({ value, label: NATIVE[value] }))}
        value={page.language}
        onValueChange={(value) => speak(value as Language)}
      />
      <Slider
        id="set-volume"
        label={say.volume}
        help={say.volumeHelp}
        min={0}
        max={1}
        step={0.1}
        value={settings.volume}
        format={say.percent}
        onValueChange={(volume) => change({ volume })}
      />
    </div>
  )
}

/** As each is called by those who speak it. */
const NATIVE: Bilingual<string> = { fr: 'Français', en: 'English' }
