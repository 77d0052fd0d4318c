import load from '@jitl/quickjs-wasmfile-release-sync/emscripten-module'
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi'
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'

/** As the package puts it together, but in one piece: a worker's policy need not let it load more. */
const variant: QuickJSSyncVariant = {
  type: 'sync',
  importFFI: () => Promise.resolve(QuickJSFFI),
  importModuleLoader: () => Promise.resolve(load),
}

let engine: Promise<QuickJSWASMModule> | undefined

/** The engine, compiled once. Half a megabyte of WebAssembly: only for flows that have code. */
export const loadEngine = (): Promise<QuickJSWASMModule> => {
  engine ??= newQuickJSWASMModuleFromVariant(variant)
  return engine
}
