/** Section 2.3: a sheet that one drags down. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closesOnDrag, DRAG_CLOSE } from '../../site/components/mobile-menu/drag-to-close.ts'
import { dragToClose } from '../../site/components/mobile-menu/index.ts'

test('[2.3.41] [9.0.47] beyond 100 px, or faster than 500 px a second', () => {
  expect(DRAG_CLOSE).toEqual({ distance: 100, velocity: 500 })
  expect([closesOnDrag(100, 500), closesOnDrag(101, 0), closesOnDrag(1, 501)]).toEqual([
    false,
    true,
    true,
  ])
})

describe('dragging', () => {
  let sheet: HTMLElement
  let closed = 0
  let stop: () => void
  const handle = () => sheet.firstElementChild!
  const send = (type: string, clientY: number, at: number) => {
    const event = new MouseEvent(type, { clientY, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: at })
    handle().dispatchEvent(Object.assign(event, { pointerId: 1 }))
  }

  beforeEach(() => {
    document.body.innerHTML = '<div popover><div>Menu <button>x</button></div></div>'
    sheet = document.querySelector<HTMLElement>('[popover]')!
    closed = 0
    Object.assign(sheet, { hidePopover: () => (closed += 1) })
    Object.assign(handle(), { setPointerCapture: () => undefined })
    stop = dragToClose(sheet)
  })
  afterEach(() => stop())

  test('the sheet follows, and only downwards', () => {
    send('pointerdown', 0, 0)
    send('pointermove', 40, 1000)
    expect(sheet.style.translate).toBe('0 40px')
    send('pointermove', -40, 2000)
    expect(sheet.style.translate).toBe('')
    send('pointerup', -40, 3000)
    expect(closed).toBe(0)
  })

  test('slow and far, it closes; slow and near, it goes back', () => {
    send('pointerdown', 0, 0)
    send('pointermove', 100, 1000)
    send('pointerup', 100, 2000)
    expect([closed, sheet.style.translate]).toEqual([0, ''])
    send('pointerdown', 0, 3000)
    send('pointermove', 101, 4000)
    send('pointerup', 101, 5000)
    expect(closed).toBe(1)
  })

  test('a flick closes it, unless the finger came to rest first', () => {
    send('pointerdown', 0, 0)
    send('pointermove', 51, 100)
    send('pointerup', 51, 201)
    expect(closed).toBe(0)
    send('pointerdown', 0, 1000)
    send('pointermove', 51, 1100)
    send('pointerup', 51, 1150)
    expect(closed).toBe(1)
  })

  test('a drag that the system takes over closes nothing', () => {
    send('pointerdown', 0, 0)
    send('pointermove', 300, 10)
    send('pointercancel', 300, 20)
    expect(closed).toBe(0)
  })

  test('once stopped, nothing is dragged', () => {
    stop()
    send('pointerdown', 0, 0)
    send('pointermove', 300, 10)
    send('pointerup', 300, 20)
    expect([closed, sheet.style.translate]).toEqual([0, ''])
  })
})
