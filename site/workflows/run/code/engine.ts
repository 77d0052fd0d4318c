import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'

let engine: Promise<QuickJSWASMModule> | undefined

/** The engine, compiled once. Half a megabyte of WebAssembly: only for flows that have code. */
export const loadEngine = (): Promise<QuickJSWASMModule> => {
  engine ??= newQuickJSWASMModuleFromVariant(variant)
  return engine
}
