import { GOLD, PINK } from './paint.ts'
import { mirrored, path, type Shape, shape } from './shape.ts'
import { stretch, type Subject } from './subject.ts'

/** The open o: her signature at every stage, and the site's. */
export const curl = ({ mood, ink }: Subject): Shape => {
  const top = stretch(mood).y(-51) + 51
  return shape('path', 'curl', {
    d: path`M-6,${top - 44}c0,-10 -8,-14 -8,-31a16.5,16.5 0 1 1 26,13.5a4.5,4.5 0 0 1 -5.5,-7.5a7.5,7.5 0 1 0 -11.5,-6c0,11 9,15 9,31z`,
    fill: ink('hair'),
  })
}

export const fringe = ({ mood, stage, ink }: Subject): readonly Shape[] => {
  if (stage.hair === 'bald') return []
  const { x, y } = stretch(mood)
  return [
    shape('path', 'fringe', {
      d: path`M${x(-56)},2C${x(-60)},${y(-40)} ${x(-36)},${y(-56)} 0,${y(-56)}S${x(60)},${y(-40)} ${x(56)},2Q${x(48)},${y(-11)} ${x(39)},${y(-22)}C${x(20)},${y(-16)} ${x(-4)},${y(-22)} ${x(-14)},${y(-34)}C${x(-20)},${y(-22)} ${x(-36)},${y(-10)} ${x(-56)},2Z`,
      fill: ink('hair'),
    }),
    shape('path', 'shine', {
      d: path`M${x(-34)},${y(-32)}Q${x(-22)},${y(-44)} ${x(-6)},${y(-45)}`,
      fill: 'none',
      stroke: '#fff',
      opacity: 0.55,
    }),
  ]
}

/** What hangs behind the head: buns, or two tails that curl outwards. */
export const backHair = ({ stage, ink }: Subject): Shape =>
  shape('path', 'locks', {
    d:
      stage.hair === 'buns'
        ? mirrored((s) => path`M${s * 55 - 20},-27a20,20 0 1 1 0,.1z`)
        : mirrored(
            (s) =>
              path`M${s * 34},-36C${s * 96},-40 ${s * 96},32 ${s * 74},74C${s * 66},90 ${s * 82},97 ${s * 92},88C${s * 85},112 ${s * 48},101 ${s * 48},65C${s * 48},32 ${s * 42},0 ${s * 34},-36Z`,
          ),
    fill: ink('hair'),
  })

export const crown = ({ mood, stage, hat }: Subject): readonly Shape[] => {
  if (stage.halo !== 'wings' || hat) return []
  const top = stretch(mood).y(-51) + 51
  return [
    shape('path', 'crown', {
      d: path`M-33,${top - 38}l-5,-24l16,10l9,-17l13,14l13,-14l9,17l16,-10l-5,24Q0,${top - 50} -33,${top - 38}z`,
      fill: GOLD,
    }),
    shape('path', 'jewel', { d: path`M0,${top - 50}h.1`, stroke: PINK, strokeWidth: 9 }),
  ]
}
