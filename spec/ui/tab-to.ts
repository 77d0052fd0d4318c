import { fireEvent } from '@testing-library/react'

/**
 * Gives an element the focus as Tab does. By that key jsdom tells that the focus shows, unless it
 * was pressed where the focus was: then it goes by where it last showed, in an earlier test.
 */
export const tabTo = (element: HTMLElement): void => {
  fireEvent.keyDown(document.documentElement, { key: 'Tab' })
  element.focus()
}
