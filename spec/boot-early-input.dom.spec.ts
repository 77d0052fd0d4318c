/** What a visitor does before the application is there is answered once it is. */
import { act, cleanup, render } from '@testing-library/react'
import { type ChangeEvent, createElement, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { changedFields } from '../site/early-input/fields.ts'
import { forgetListeners } from './support/listeners.ts'

/** The application's side; it comes once to a page, so that each test has its own. */
let answer: typeof import('../site/early-input/answer.ts')

beforeEach(async () => {
  vi.resetModules()
  forgetListeners()
  const { keepEarlyInput } = await import('../site/early-input/keep.ts')
  answer = await import('../site/early-input/answer.ts')
  keepEarlyInput()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!

/** Somebody listens from now on, as React does once it is there. */
const listening = (on: EventTarget, type: string) => {
  const heard = vi.fn<(event: Event) => void>()
  on.addEventListener(type, heard)
  onTestFinished(() => on.removeEventListener(type, heard))
  return heard
}
const answerAll = async () => {
  answer.answerEarlyInput()
  // Not within React's own work.
  await Promise.resolve()
}

describe('clicks and keys', () => {
  test.each(['click', 'dblclick'])('a %s on a button is given back, once', async (type) => {
    document.body.innerHTML = '<button><b>Ouvrir</b></button>'
    find('b').dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 7 }))
    answer.takeEarlyInput()
    const heard = listening(find('button'), type)
    await answerAll()
    expect(heard.mock.calls).toMatchObject([[{ type, clientX: 7, target: find('button') }]])
    await answerAll()
    expect(heard).toHaveBeenCalledOnce()
  })

  test('what the browser itself answers is not', async () => {
    document.body.innerHTML = `<a href="#x">x</a><details><summary>x</summary></details>
      <button popovertarget="x"></button><form><button type="submit"></button></form><p></p>`
    find('form').addEventListener('submit', (event) => event.preventDefault())
    for (const each of document.querySelectorAll<HTMLElement>('a,summary,button,p')) each.click()
    answer.takeEarlyInput()
    const heard = listening(document, 'click')
    await answerAll()
    expect(heard).not.toHaveBeenCalled()
  })

  test('a shortcut with Alt is given to the document, other keys to nobody', async () => {
    document.body.innerHTML = '<button></button>'
    const press = (key: string, altKey: boolean) =>
      find('button').dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true }))
    press('a', true)
    press('b', false)
    answer.takeEarlyInput()
    press('c', true)
    const heard = listening(document, 'keydown')
    await answerAll()
    expect(heard.mock.calls).toMatchObject([[{ key: 'a', altKey: true }], [{ key: 'c' }]])
    press('d', true)
    await answerAll()
    expect(heard).toHaveBeenCalledTimes(3)
  })

  test('from when React listens, it answers clicks alone', async () => {
    document.body.innerHTML = '<button></button>'
    answer.takeEarlyInput()
    const heard = listening(find('button'), 'click')
    find('button').click()
    await answerAll()
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('a part whose script comes later', () => {
  const parts = () => {
    const late = renderToString(
      createElement('div', answer.latePart, createElement('button', { type: 'button' })),
    )
    document.body.innerHTML = late + late
    return document.querySelectorAll('button')
  }

  test('answers when it is ready, and no other part does by then', async () => {
    const [one, other] = parts()
    one!.click()
    other!.click()
    answer.takeEarlyInput()
    one!.click()
    await answerAll()
    const heard = [listening(one!, 'click'), listening(other!, 'click')]
    one!.click()
    function Ready() {
      return createElement('i', { ref: answer.useReadyPart<HTMLElement>() })
    }
    const [place] = document.querySelectorAll('body > div')
    render(createElement(Ready), { container: place!.appendChild(document.createElement('p')) })
    await Promise.resolve()
    // One is the click itself, which nobody but this test has answered.
    expect(heard.map(({ mock }) => mock.calls.length)).toEqual([1 + 3, 0])
    expect(place!.attributes).toHaveLength(0)
    one!.click()
    await answerAll()
    expect(heard.map(({ mock }) => mock.calls.length)).toEqual([5, 0])
  })
})

describe('fields', () => {
  /** Which fields say that they were changed, @param meanwhile before they do */
  const said = (type: string, meanwhile = () => {}) => {
    const heard = listening(document, type)
    const all = changedFields()
    meanwhile()
    for (const again of all) again()
    return heard.mock.calls.map(([event]) => `${type} ${(event.target as HTMLElement).id}`)
  }

  test('that are as they were drawn say nothing, nor do those of others', () => {
    document.body.innerHTML = `<main><input value="a"><textarea>b</textarea>
      <input type="checkbox" checked><input type="radio" name="r">
      <select><option>1</option><option selected>2</option></select>
      <select><option>1</option><option>2</option></select>
      <input type="hidden" id="hidden"><input type="file"></main><input id="outside">`
    document.querySelector<HTMLInputElement>('#hidden')!.value = 'x'
    document.querySelector<HTMLInputElement>('#outside')!.value = 'x'
    expect([...said('input'), ...said('change')]).toEqual([])
  })

  test('that were chosen or ticked say so, and are as they were left', () => {
    document.body.innerHTML = `<main><select id="s"><option>1</option><option>2</option></select>
      <input type="checkbox" id="on"><input type="checkbox" id="off" checked>
      <input type="radio" name="r" id="left" checked><input type="radio" name="r" id="taken"></main>`
    const select = document.querySelector<HTMLSelectElement>('#s')!
    select.value = '2'
    const ticks = ['on', 'off', 'taken'].map((id) =>
      document.querySelector<HTMLInputElement>(`#${id}`)!,
    )
    for (const tick of ticks) tick.checked = !tick.checked
    const told = said('change', () => {
      // React puts it back.
      select.value = '1'
    })
    expect(told).toEqual(['change s', 'change on', 'change off', 'change taken'])
    expect([select.value, ...ticks.map(({ checked }) => checked)]).toEqual(['2', true, false, true])
  })

  test('that were typed into keep what was typed since', () => {
    document.body.innerHTML = '<main><input id="i" value="a"><textarea id="t">b</textarea></main>'
    const [input, area] = [
      document.querySelector<HTMLInputElement>('#i')!,
      document.querySelector<HTMLTextAreaElement>('#t')!,
    ]
    input.value = 'ab'
    area.value = 'bc'
    const told = said('input', () => {
      input.value = 'abc'
      // React puts it back.
      area.value = 'b'
    })
    expect([told, input.value, area.value]).toEqual([['input i', 'input t'], 'abc', 'bc'])
  })

  test('that were typed into reach React before clicks do, with their selection', async () => {
    const heard: string[] = []
    function Form() {
      const [name, rename] = useState('')
      const [note, rewrite] = useState('drawn')
      return createElement(
        'main',
        null,
        createElement('input', { value: name, onChange: ({ target }) => rename(target.value) }),
        createElement('textarea', {
          value: note,
          onChange: (event: ChangeEvent<HTMLTextAreaElement>) => rewrite(event.target.value),
        }),
        createElement('button', { type: 'button', onClick: () => heard.push(name, note) }),
      )
    }
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(createElement(Form))
    const input = document.querySelector<HTMLInputElement>('input')!
    input.value = 'Ad'
    input.setSelectionRange(1, 2)
    document.querySelector<HTMLTextAreaElement>('textarea')!.value = 'typed'
    find('button').click()
    answer.takeEarlyInput()
    const root = await act(async () => hydrateRoot(place, createElement(Form)))
    onTestFinished(() => root.unmount())
    await act(answerAll)
    expect(heard).toEqual(['Ad', 'typed'])
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['Ad', 1, 2])
  })
})
