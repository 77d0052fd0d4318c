/** What of a page is to be seen of the story that it shows. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface Frame extends Size {
  readonly x: number
  readonly y: number
}

/** @param whole the window, whatever the story draws */
export const frameOf = (whole: boolean): Frame =>
  whole || leavesRoot() ? wholeWindow() : aroundRoot()

const root = () => document.querySelector('#storybook-root')!

/** Whether something shows that no box around the root would hold. */
const leavesRoot = (): boolean => {
  const portals = [...document.body.children].filter(
    (child) => !child.matches('script, style, [id^="storybook-"], [class^="sb-"]'),
  )
  const above = document.querySelectorAll(':modal, :popover-open')
  return [...portals, ...above].some(isSeen) || [...root().querySelectorAll('*')].some(isFixed)
}

const isSeen = (element: Element) => element.checkVisibility() && hasArea(element)

const isFixed = (element: Element) =>
  getComputedStyle(element).position === 'fixed' && isSeen(element)

const hasArea = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

const wholeWindow = (): Frame => ({
  x: scrollX,
  y: scrollY,
  width: innerWidth,
  height: innerHeight,
})

/** How far shadows and focus rings are seen around what casts them. */
const AROUND = 16

/** What the story draws, with what is seen around it, and no more of the page than there is. */
const aroundRoot = (): Frame => {
  const contents = document.createRange()
  contents.selectNodeContents(root())
  const drawn = [...root().querySelectorAll('*')].filter(hasArea)
  const boxes = [contents, ...drawn].map((part) => part.getBoundingClientRect())
  const { scrollWidth, scrollHeight } = document.documentElement
  const x = within(
    Math.floor(Math.min(...boxes.map(({ left }) => left)) + scrollX - AROUND),
    scrollWidth,
  )
  const y = within(
    Math.floor(Math.min(...boxes.map(({ top }) => top)) + scrollY - AROUND),
    scrollHeight,
  )
  const right = Math.ceil(Math.max(...boxes.map((box) => box.right)) + scrollX + AROUND)
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY + AROUND)
  return {
    x,
    y,
    width: Math.max(within(right, scrollWidth) - x, 1),
    height: Math.max(within(bottom, scrollHeight) - y, 1),
  }
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
