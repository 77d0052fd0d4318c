/**
 * Stops the clock, seeds chance and sets code in one font where stories are photographed: here by
 * `npm run visual`, and by Chromatic. Imported before everything else.
 */
import './still.css'
import { keepStill } from '../spec/visual/page/still.ts'

/** Storybook itself knows the first name, and ends animations for it. */
const photographed =
  /StorybookTestRunner|Chromatic/u.test(navigator.userAgent) ||
  location.search.includes('chromatic=true')

if (photographed) {
  document.documentElement.dataset['photographed'] = ''
  keepStill()
}
