import { addons } from 'storybook/manager-api'
import { themes } from './theme.ts'

addons.setConfig({ theme: themes.dark })
