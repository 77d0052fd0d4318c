import { isValidElement, type ReactElement } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { join } from '../render/join.ts'
import { Arc } from './arc.tsx'
import { Line } from './line.tsx'
import { Measure, type MeasureProps } from './measure.tsx'
import * as css from './meter.css.ts'

interface GaugeProps extends MeasureProps {
  shape: 'ring' | 'line'
  icon: IconName | ReactElement | undefined
}

/** A figure that stands for itself, with its name. */
export function Gauge({ shape, icon, className, ...props }: GaugeProps): ReactElement {
  const { label, text = String(props.value) } = props
  const Drawing = shape === 'ring' ? Arc : Line
  return (
    <Measure
      {...props}
      text={text}
      className={join(css.meter[shape], className)}
      draw={(drawing) => (
        <>
          <span className={css.drawing} aria-hidden="true">
            <Drawing {...drawing} />
            {shape === 'ring' && drawn(icon)}
          </span>
          <b aria-hidden="true">{text}</b>
          <span className={css.label} aria-hidden="true">
            {label}
          </span>
        </>
      )}
    />
  )
}

const drawn = (icon: GaugeProps['icon']) =>
  typeof icon === 'string' ? <Icon name={icon} /> : isValidElement(icon) && icon
