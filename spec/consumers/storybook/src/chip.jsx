import './look.css'

export const Chip = ({ children }) => <span className="chip">{children}</span>
