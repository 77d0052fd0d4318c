import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { List, Tab as Name, type TabsListProps } from './list.tsx'
import { Panel } from './panel.tsx'
import { Root, type TabsRootProps } from './root.tsx'

export interface Tab {
  id: string
  label: string
  content: ReactNode
  icon?: IconName | undefined
}

export interface TabsProps
  extends Omit<TabsRootProps, 'children'>, Pick<TabsListProps, 'label' | 'marker'> {
  /** The first is open unless another one is said to be. */
  tabs: readonly Tab[]
}

/**
 * Several views of one thing, one at a time. Its root holds the row and the panels; `TabsParts` are
 * for what looks otherwise.
 */
export function Tabs({ label, marker = 'thread', tabs, ...rest }: TabsProps): ReactElement {
  return (
    <Root defaultValue={tabs[0]?.id} {...rest}>
      <List label={label} marker={marker}>
        {tabs.map(({ id, icon, ...tab }) => (
          <Name key={id} value={id}>
            {icon && <Icon name={icon} />}
            {tab.label}
          </Name>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.id} value={tab.id} label={tab.label}>
          {tab.content}
        </Panel>
      ))}
    </Root>
  )
}
