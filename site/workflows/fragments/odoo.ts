/** How Odoo is searched. */

/**
 * Odoo's « like » tells capitals from small letters. n8n offers no other, and hands on an operator that it does
 * not know: by an expression, that is Odoo's own « ilike », or « =ilike » for the whole text.
 */
export const ANY_CASE = "={{ 'ilike' }}"
export const SAME_IN_ANY_CASE = "={{ '=ilike' }}"
