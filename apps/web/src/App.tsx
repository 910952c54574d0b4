import { paths } from '@kabuto/screens/paths'
import { KitLocale } from '@kabuto/ui-kit'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom'
import { routes } from './routes.ts'
import { languageAtom } from './shell/read.ts'

export function App() {
  return (
    <KitLocale value={useAtomValue(languageAtom)}>
      <HashRouter>
        <Suspense>
          <Routes>
            {Object.values(routes).map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<Navigate to={paths.about} replace />} />
          </Routes>
        </Suspense>
      </HashRouter>
    </KitLocale>
  )
}
