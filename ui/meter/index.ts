export {
  Meter,
  METER_SHAPES,
  type MeterProps,
  Meters,
  type MeterShape,
  type MetersProps,
} from './meter.tsx'
