import { addons } from 'storybook/manager-api'
import { themes } from './theme.ts'
import { registerVisual } from './visual/register.tsx'

addons.setConfig({ theme: themes.dark })
registerVisual()
