export { MEASURES, type MeasureProps } from './measure.tsx'
export { Meter, METER_SHAPES, type MeterProps, type MeterShape } from './meter.tsx'
export { Meters, type MetersProps } from './rows.tsx'
