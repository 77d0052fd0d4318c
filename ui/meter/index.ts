export { Meter, METER_SHAPES, type MeterProps, type MeterShape } from './meter.tsx'
export { Meters, type MetersProps, type RowMeterProps } from './rows.tsx'
