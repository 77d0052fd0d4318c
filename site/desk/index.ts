/** The owner's area as one sees it: the server draws it, and its styles are a sheet of their own. */
import '#ui/theme/font/opale.css'
import '#ui/theme/reset.css'
import '#ui/theme/themes.css'
import './theme.css.ts'

export { Account } from './account.tsx'
export { Again } from './again.tsx'
export { Audience } from './audience.tsx'
export { documentOf, type DocumentProps } from './document.tsx'
export { Door } from './door.tsx'
export { Codes, Enrol } from './factor.tsx'
export { Inbox, type InboxView } from './inbox.tsx'
export { Confirm, Message, type Place } from './message.tsx'
