export { Meter, METER_SHAPES, type MeterProps, type MeterShape } from './meter.tsx'
