export {
  NODE_STATES,
  WorkflowGraph,
  type GraphLink,
  type GraphNode,
  type NodeState,
  type WorkflowGraphProps,
} from './workflow-graph.tsx'
