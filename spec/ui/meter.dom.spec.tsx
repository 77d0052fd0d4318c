/** One component says how much there is, and how far something has come: in every shape. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Meter, METER_SHAPES } from '../../ui/index.ts'

afterEach(cleanup)

describe.each(METER_SHAPES)('a meter shaped as a %s', (shape) => {
  test('is a level to a screen reader, unless it is told that it is a task', () => {
    const { rerender } = render(<Meter shape={shape} label="Énergie" value={40} />)
    expect(screen.getByRole('meter', { name: 'Énergie' }).getAttribute('value')).toBe('40')
    rerender(<Meter as="progress" shape={shape} label="Envoi" min={10} max={60} value={35} />)
    expect(screen.queryByRole('meter')).toBeNull()
    const bar = screen.getByRole('progressbar', { name: 'Envoi' })
    // It has no lower end of its own.
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['25', '50'])
  })

  test('says its value in the words that it is given', () => {
    render(<Meter as="progress" shape={shape} label="Audit" value={5} max={12} text="5 sur 12" />)
    const bar = screen.getByRole('progressbar')
    expect(bar.getAttribute('aria-valuetext')).toBe('5 sur 12')
  })

  test('tells in its data that it calls for attention, and that it is full', () => {
    const of = (value: number, high?: number) => {
      const { container } = render(
        <Meter shape={shape} label="Stress" value={value} low={20} high={high} />,
      )
      const { alarm, full } = (container.firstElementChild as HTMLElement).dataset
      cleanup()
      return [alarm, full]
    }
    expect(of(19)).toEqual(['true', undefined])
    expect(of(20)).toEqual([undefined, undefined])
    expect(of(81, 80)).toEqual(['true', undefined])
    expect(of(100)).toEqual([undefined, 'true'])
  })

  test('marks a place once that is said twice, and draws below and above its ends at them', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const drawn = (value: number) => {
      const { container } = render(
        <Meter shape={shape} label="A" low={20} marks={[20, 50, 50]} value={value} text="A" />,
      )
      const html = container.querySelector('svg')?.outerHTML
      cleanup()
      // Ids are anew with each drawing.
      return html?.replaceAll(/_r_\w+?_/gu, '')
    }
    expect(drawn(40)).not.toBe(drawn(0))
    expect(drawn(-5)).toBe(drawn(0))
    expect(drawn(105)).toBe(drawn(100))
    expect(told.mock.calls).toEqual([])
    told.mockRestore()
  })
})
