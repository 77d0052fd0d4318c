import { Note } from './note.jsx'

export default {
  component: Note,
  args: { title: 'A note', children: 'Something to keep in mind.' },
}

export const Plain = {}
export const Long = { args: { children: 'Something to keep in mind. '.repeat(20) } }
