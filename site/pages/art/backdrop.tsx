import { type ReactElement, useEffect, useRef, useState } from 'react'
import {
  BACKGROUND,
  type BackgroundSettings,
  createField,
  type Field,
} from '../../components/background-field/index.ts'
import { Slider } from '#ui/slider'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { STILL } from '#ui/theme/media'
import * as css from './art.css.ts'
import type { Words } from './words.ts'
import { pictured } from '../parts/pictured.ts'

/** [3.4.6] The site's background in a frame, with its settings; it moves when one moves in it. */
export function Backdrop({ words }: { words: Words['preview']['backdrop'] }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const field = useRef<Field>(undefined)
  const [settings, set] = useState<BackgroundSettings>(BACKGROUND)
  const [scrolled, scroll] = useState(0)
  useEffect(() => {
    if (!canvas.current) return undefined
    const { clientWidth: width, clientHeight: height } = canvas.current
    field.current = createField(canvas.current, BACKGROUND)
    // As if a pointer rested there: whoever has none sees what it would do.
    field.current.aim({ x: width * 0.36, y: height * 0.45, strength: 1 })
    return () => field.current?.stop()
  }, [])
  useEffect(() => {
    if (canvas.current) canvas.current.style.opacity = String(settings.opacityMultiplier)
    field.current?.set(settings)
  }, [settings])
  useEffect(() => field.current?.aim({ scrolled }), [scrolled])
  return (
    <div className={css.backdrop}>
      <div
        className={css.night}
        onPointerMove={({ currentTarget, clientX, clientY }) => {
          // Whoever asked for less motion has the sliders.
          if (matchMedia(STILL).matches) return
          const { left, top } = currentTarget.getBoundingClientRect()
          field.current?.aim({ x: clientX - left, y: clientY - top, strength: 1 })
        }}
        onPointerLeave={() => field.current?.aim({ strength: 0 })}
      >
        <canvas ref={canvas} className={css.field} {...pictured(words.label)} />
      </div>
      <div className={css.controls}>
        <Slider
          id="opacity"
          label={words.opacity}
          min={0}
          max={1}
          step={0.05}
          value={settings.opacityMultiplier}
          onValueChange={(opacityMultiplier) => set({ ...settings, opacityMultiplier })}
          format={words.number}
        />
        <Slider
          id="scroll-intensity"
          label={words.scrollIntensity}
          min={0}
          max={2}
          step={0.1}
          value={settings.scrollIntensity}
          onValueChange={(scrollIntensity) => set({ ...settings, scrollIntensity })}
          format={words.number}
        />
        <Slider
          id="scrolled"
          label={words.scrolled}
          help={words.scrolledHelp}
          min={0}
          max={3000}
          step={100}
          value={scrolled}
          onValueChange={scroll}
          format={(value) => `${value} px`}
        />
        <Switch
          id="mouse"
          label={words.mouse}
          help={words.mouseHelp}
          checked={settings.mouseInteraction}
          onChange={({ currentTarget }) =>
            set({ ...settings, mouseInteraction: currentTarget.checked })
          }
        />
      </div>
      <Text tone="muted" size="s">
        {words.onSite(BACKGROUND)}
      </Text>
    </div>
  )
}
