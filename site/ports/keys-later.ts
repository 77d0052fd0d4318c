/** Keys that the application needs later, if at all: apart, so that no page's first script has them. */

/** What the visitor agreed to, and until when. */
export const CONSENT_KEY = 'opale-consent'
/** [6.0.2] In session storage: `true` shows what an admin sees. */
export const ADMIN_KEY = 'opale-admin'
/** [3.4.4] How many messages left from this device. */
export const MESSAGES_KEY = 'opale-messages'
