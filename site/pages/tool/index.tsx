import type { ReactElement } from 'react'
import type { ScreenProps } from '../screens.ts'
import { ToolPage } from './tool-page.tsx'
import { TOOLS } from './tools.ts'

/** A free tool: what it does in plain words, and the tool itself once its scripts are there. */
export default function ToolScreen({ page }: ScreenProps): ReactElement {
  const fetchTool = TOOLS[page.id]
  if (fetchTool === undefined) throw new Error(`no tool is called ${page.id}`)
  return <ToolPage page={page} fetchTool={fetchTool} />
}
