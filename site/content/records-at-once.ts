/** Every record, in one piece with the build that imports this. */
export const records = import.meta.glob(
  ['./*/*.ts', '!./*/{collection,*.diagram,*.blocks,*.map}.ts', '!./{check,facts}/*.ts'],
  {
    eager: true,
    import: 'default',
  },
)
