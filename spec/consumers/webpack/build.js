/** A project on webpack, with its usual way of taking style sheets. */
import { writeFileSync } from 'node:fs'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const compiler = webpack({
  mode: 'production',
  entry: './main.js',
  output: { path: new URL('out', import.meta.url).pathname, filename: 'main.js' },
  module: { rules: [{ test: /\.css$/u, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  plugins: [new MiniCssExtractPlugin()],
})
compiler.run((error, stats) => {
  if (error) throw error
  const { errors, warnings } = stats.toJson({ errors: true, warnings: true })
  for (const { message } of [...errors, ...warnings]) console.error(message)
  process.exitCode = errors.length > 0 ? 1 : 0
  writeFileSync(
    new URL('out/index.html', import.meta.url),
    '<!doctype html><html lang="fr"><head><title>Page</title><link rel="stylesheet" href="main.css"></head><body><div id="root"></div><script src="main.js"></script></body></html>',
  )
})
