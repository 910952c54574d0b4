import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { places, rows, title, views, words } from './content.ts'

/**
 * The words and controls of the page as the browser draws them, without a kit and without a style sheet: what no kit
 * can be below.
 */
function App() {
  const [view, setView] = useState<string>(views[0])
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <form noValidate>
      <header>
        <a href="#0">←</a>
        <h1>{title}</h1>
      </header>
      <main>
        <div role="tablist">
          {views.map((name) => (
            <button key={name} type="button" role="tab" aria-selected={name === view} onClick={() => setView(name)}>
              {name}
            </button>
          ))}
        </div>
        <ul>
          {rows.map((row, at) => (
            <li key={row.title}>
              <span>{row.title}</span>
              {at === 0 && <b>{words.state}</b>}
              <span>{row.value}</span>
            </li>
          ))}
        </ul>
        <section>
          <h2>{words.form}</h2>
          <label>
            {words.phone}
            <input type="tel" name="phone" />
          </label>
          <label>
            {words.password}
            <input type="password" name="password" />
          </label>
          <label>
            {words.amount}
            <input inputMode="numeric" name="amount" />円
          </label>
          <label>
            <input type="checkbox" name="agree" />
            {words.agree}
          </label>
          <button type="submit">{words.send}</button>
          <button type="button" onClick={() => dialog.current?.showModal()}>
            {words.close}
          </button>
        </section>
      </main>
      <nav>
        <ul>
          {places.map((name, at) => (
            <li key={name}>
              <a href={`#${at}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <dialog ref={dialog}>
        <h2>{words.question}</h2>
        <p>{words.warning}</p>
        <button type="button">{words.no}</button>
        <button type="button">{words.yes}</button>
      </dialog>
    </form>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
