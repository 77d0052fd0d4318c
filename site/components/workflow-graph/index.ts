export { WorkflowGraph, type GraphLink, type GraphNode } from './workflow-graph.tsx'
