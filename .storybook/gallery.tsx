import type { Decorator } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'

/**
 * A story that shows every variant sets them itself: `parameters: { gallery: true }` says so. Whoever
 * touches a control wants to see what it does, on one.
 */
export const oneByControls: Decorator = (Story, { parameters, args, initialArgs, component }) => {
  const touched = Object.keys(args).some((name) => args[name] !== initialArgs[name])
  if (parameters['gallery'] !== true || !touched || component === undefined) return <Story />
  return createElement(component as ComponentType<typeof args>, args)
}
