declare module '*.woff2?url&no-inline' {
  const address: string
  export default address
}
