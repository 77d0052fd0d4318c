export default { output: 'export', distDir: 'out', images: { unoptimized: true } }
