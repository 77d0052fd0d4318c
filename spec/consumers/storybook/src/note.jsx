import './look.css'

export const Note = ({ title, children }) => (
  <section className="note">
    <h2>{title}</h2>
    <p>{children}</p>
  </section>
)
